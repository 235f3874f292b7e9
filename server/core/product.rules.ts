/** What the portal is called (OP-124). */
export const productName = 'Kaamyab';

/**
 * How people reach those who run the portal, as the footer shows it (OP-080). Both are placeholders: whoever puts a portal of their own on the net
 * changes them here, and says with SUPPORT_EMAIL where the messages of the contact form go.
 */
export const supportContact = { email: 'support@kaamyab.example', phone: '+91 80 0000 0000' } as const;
