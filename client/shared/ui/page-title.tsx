import { type ReactNode, useEffect } from 'react';
import { productName } from '../../../server/core/product.rules.ts';

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
}

/** The one h1 of a page, and the title of the window with it. */
export function PageTitle({ children, title, className }: { children: ReactNode; title?: string; className?: string }) {
  useDocumentTitle(title ?? (typeof children === 'string' ? children : productName));
  return <h1 className={className}>{children}</h1>;
}
