import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** How far ahead of the viewport loading starts. */
const AHEAD = '600px';

/**
 * Mounts its content, with its code and queries, only when it is about to scroll into view. The placeholder has its
 * height.
 */
export function NearSection({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}
