/** What the portal is called (OP-124). */
export const productName = 'Kaamyab';
