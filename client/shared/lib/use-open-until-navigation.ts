import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The open state of a menu: every navigation closes it, and going back does not reopen it. */
export function useOpenUntilNavigation(): [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setIsOpen(false);
  }
  return [isOpen && lastKey === key, setIsOpen];
}
