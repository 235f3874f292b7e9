import styles from './icon.module.css';

/** Line icons on a 24 by 24 grid, stroke 1.75. */
const drawings = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  briefcase: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  building: 'M5 20V5h9v15M14 9h5v11M3 20h18M8.5 9h2M8.5 13h2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  chat: 'M4 5.5h16v11h-8.5L7 20.5v-4H4zM8 9.5h8M8 12.5h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  checkCircle: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-13 .3 2.8 2.7L16 9.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5.5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  crossCircle: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9 9l6 6M15 9l-6 6',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  edit: 'M5 19h3.5L19 8.5 15.5 5 5 15.5zM13 7.5l3.5 3.5',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  eyeOff:
    'm4 4 16 16M9.5 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6' +
    'M6 8a16 16 0 0 0-3.5 4S6 18.5 12 18.5a9 9 0 0 0 3.5-.7',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 13h6M9 16.5h6',
  filter: 'M4 7h16M7 12h10M10 17h4',
  flash: 'M13 3 5.5 13.5H11L10 21l8-11h-5.5z',
  handshake: 'M3 8l4-1.5L12 9l5-2.5L21 8v8l-3 .5-4.5 3.5-2-1.5L7 16.5 3 16zM12 9l-2.5 3 2 1.5 2.5-2 4 5',
  home: 'M4 11.5 12 4.5l8 7M6 10v10h12V10M10 20v-5.5h4V20',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.5v.2',
  level: 'M6 20v-5M12 20V10M18 20V5',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.2M4.5 12h.2M4.5 17h.2',
  logout: 'M14 4H5v16h9M10 12h11m-4-4 4 4-4 4',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mobile: 'M7.5 3h9v18h-9zM11 18h2',
  paperclip: 'm19 11.5-7.5 7.5a4.6 4.6 0 0 1-6.5-6.5l8-8a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.1-2.1L14 8',
  pause: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM10 9v6M14 9v6',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4z',
  pin: 'M12 21s-6.5-5.5-6.5-11a6.5 6.5 0 0 1 13 0c0 5.5-6.5 11-6.5 11zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  play: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM10.2 8.6v6.8l5.3-3.4z',
  plus: 'M12 5v14M5 12h14',
  rupee: 'M7 5h10M7 9h10M7 5c9 0 9 8.5 0 8.5l7 6.5',
  screen: 'M3.5 5h17v11h-17zM8.5 20h7M12 16v4',
  search: 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15.5 15.5 20 20',
  send: 'M20.5 4 3.5 11l6.5 2.5L13 20zM10 13.5l4.5-4',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.2 10',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.5 11v5.5M13.5 11v5.5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  upload: 'M12 15.5v-11M7.5 9 12 4.5 16.5 9M5 20h14',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  users:
    'M12.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 19.5c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5' +
    'M16 5.2a3.5 3.5 0 0 1 0 6.6M18 14.6c2 .8 3.1 2.5 3.5 4.9',
  video: 'M3 7h12v10H3zM15 11l6-3.5v9L15 13',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.3v.2',
} as const;

export type IconName = keyof typeof drawings;

/** Decorative by default; `label` gives it an accessible name. */
export function Icon({ name, size = 20, label }: { name: IconName; size?: number; label?: string }) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
