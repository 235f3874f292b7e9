import styles from './picture.module.css';

/**
 * Our own drawing: a hospital ward in India. A nurse with her notes, a recovering patient, a neem tree in the window.
 */
export function WardPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 480 360" aria-hidden>
      <path d="M16 316h448" />
      {/* window with sun and tree */}
      <path d="M40 76h132v108H40z" />
      <circle className={styles.accent} cx="140" cy="108" r="15" />
      <path d="M78 184v-40M78 166l-11-11M78 158l9-9" />
      <path className={styles.leaf} d="M78 144c-18 0-25-12-21-24-3-14 8-24 21-24s24 10 21 24c4 12-3 24-21 24z" />
      <path d="M106 76v108M32 184h148" />
      {/* sign and clock */}
      <path className={styles.accent} d="M392 78h16v16h16v16h-16v16h-16v-16h-16v-16h16z" />
      <circle cx="250" cy="96" r="20" />
      <path d="M250 84v12l8 6" />
      {/* drip */}
      <path d="M52 316V196M40 316h24M52 204h22M66 204v6" />
      <path className={styles.leaf} d="M58 210h16v22l-8 8-8-8z" />
      <path d="M66 240c0 18 18 8 24 20" />
      {/* bed with a patient */}
      <path d="M84 316v-80M276 316v-52M84 296h192" />
      <path className={styles.body} d="M84 276h192v20H84z" />
      <path className={styles.accent} d="M88 276c-2-12 2-20 14-20h16c6 0 8 8 8 20z" />
      <circle className={styles.skin} cx="122" cy="250" r="13" />
      <path d="M110 246c2-12 20-14 25-2M126 254c-2 3-5 3-7 2" />
      <path className={styles.leaf} d="M132 276c2-12 14-16 30-16h84c16 0 26 4 30 16z" />
      <path d="M176 260c-4 4-6 10-6 16M150 262l14 8 16-4" />
      {/* nurse with a board */}
      <path d="M322 316v-34M346 316v-34" />
      <path className={styles.body} d="M308 284c0-42 6-64 26-64s26 22 26 64z" />
      <path className={styles.leaf} d="M318 284v-34h32v34z" />
      <path d="M324 222l10 12 10-12" />
      <circle className={styles.skin} cx="334" cy="200" r="15" />
      <path d="M319 198c0-18 30-18 30 0M349 198c6 2 7 9 3 13" />
      <path className={styles.accent} d="M323 184l3-11h16l3 11z" />
      <path d="M334 175v6M331 178h6M329 205c3 3 7 3 10 0" />
      <path className={styles.body} d="M286 236l26-6 6 34-26 6z" />
      <path d="M293 243l14-3M294 250l14-3M296 257l10-2" />
      <path d="M314 234c-6 8-4 18 2 22M354 236c6 12 0 22-34 24" />
      {/* cupboard with a plant */}
      <path d="M388 316v-84h60v84M388 260h60M388 288h60M414 246h8M414 274h8M414 302h8" />
      <path className={styles.accent} d="M408 232l-3-18h26l-3 18z" />
      <path className={styles.leaf} d="M418 214c-18-4-20-18-18-26 10 2 16 8 18 16 2-10 8-16 18-18 2 12-4 24-18 28z" />
    </svg>
  );
}
