/** What the portal is called (OP-124). */
export const productName = 'Kaamyab';

/**
 * As the footer shows it (OP-080). Placeholders: operators change them here, and set SUPPORT_EMAIL for the contact
 * form.
 */
export const supportContact = { email: 'support@kaamyab.example', phone: '+91 80 0000 0000' } as const;
