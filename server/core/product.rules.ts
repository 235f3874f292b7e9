/** What the portal is called (OP-124). */
export const productName = 'Kaamyab';

/**
 * As the footer shows it until a superadmin sets another (OP-080). Placeholders; the contact form has
 * SUPPORT_EMAIL.
 */
export const supportContact = { email: 'support@kaamyab.example', phone: '+91 80 0000 0000' } as const;

/** Totals are counted and pages numbered up to this row; a longer list only says that there are more. */
export const exactTotalLimit = 10_000;
