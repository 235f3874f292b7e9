import { type To, useLocation } from 'react-router-dom';

/** The address of each page of a list. `parameter` carries the page, the rest of the address stays. */
export function usePageAddress(parameter: string): (page: number) => To {
  const { pathname, search } = useLocation();
  return (page) => {
    const parameters = new URLSearchParams(search);
    if (page === 1) parameters.delete(parameter);
    else parameters.set(parameter, String(page));
    return { pathname, search: parameters.toString() };
  };
}
