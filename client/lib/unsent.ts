/** What was typed on while `sent` was under way. A text that was changed in its middle stays whole. */
export const unsentPart = (typed: string, sent: string): string => (typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed);
