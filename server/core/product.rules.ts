/** What the portal is called (OP-124). */
export const productName = 'Kaamyab';

/**
 * How people reach those who run the portal: what the footer shows (OP-080), and where the messages of the contact form go. Both are
 * placeholders: whoever puts a portal of their own on the net changes them here.
 */
export const supportContact = { email: 'support@kaamyab.example', phone: '+91 80 0000 0000' } as const;
