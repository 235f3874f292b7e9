import { type ReactNode, useEffect } from 'react';
import { productName } from '../../../server/core/product.rules.ts';

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
}

/** The only h1 of a page; also sets the window title. */
export function PageTitle({ children, title, className }: { children: ReactNode; title?: string; className?: string }) {
  useDocumentTitle(title ?? (typeof children === 'string' ? children : productName));
  return <h1 className={className}>{children}</h1>;
}
