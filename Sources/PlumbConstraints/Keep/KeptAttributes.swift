struct KeptAttributes {}
