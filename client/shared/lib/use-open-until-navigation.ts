import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** An open state for menus: every navigation closes it, going back to the page does not open it again. */
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
