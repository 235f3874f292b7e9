/** What the portal is called (OP-124). */
export const productName = 'Kaamyab';

/**
 * How people reach the operators of the portal, as the footer shows it (OP-080). Both are placeholders: operators
 * change them here, and set with SUPPORT_EMAIL where the messages of the contact form go.
 */
export const supportContact = { email: 'support@kaamyab.example', phone: '+91 80 0000 0000' } as const;
