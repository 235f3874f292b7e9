export const productName = 'Kaamyab';
