/** The Indian format, "+91 64514 83623"; numbers of other countries stay as they are. */
export const groupedPhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
