import styles from './picture.module.css';

/**
 * Our own drawing: work on the land and on the roof. A farmer with her crop, an engineer at the solar panels, a
 * tractor.
 */
export function FieldPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 480 360" aria-hidden>
      {/* sun, hills, ground */}
      <circle className={styles.accent} cx="66" cy="82" r="30" />
      <path d="M16 204c40-34 76-40 116-12 34-40 82-44 124-8M16 316h448" />
      {/* house with panels on its roof */}
      <path d="M288 316V188h152v128M276 188h176" />
      <path d="M308 316v-56h36v56M366 232h48v40h-48zM390 232v40M366 252h48" />
      <path className={styles.leaf} d="M300 180l18-44h62l-18 44z" />
      <path d="M321 180l18-44M342 180l18-44M309 158h62M372 188l-2-18M312 188v-8" />
      {/* engineer on the roof */}
      <path d="M408 188v-18M424 188v-18" />
      <path className={styles.body} d="M398 172c0-24 4-40 18-40s18 16 18 40z" />
      <circle className={styles.skin} cx="416" cy="114" r="12" />
      <path className={styles.accent} d="M402 112a14 14 0 0 1 28 0zM398 112h36" />
      <path d="M402 142l-20 10M430 144c8 8 6 18-2 24M382 152l-8-6M382 152l-6 6" />
      {/* tractor */}
      <circle className={styles.wheel} cx="212" cy="286" r="30" />
      <circle cx="212" cy="286" r="10" />
      <circle className={styles.wheel} cx="140" cy="298" r="18" />
      <circle cx="140" cy="298" r="5" />
      <path
        className={styles.leaf}
        d="M158 290h26c2-22 26-32 46-20v-26h-46v14h-52c-8 0-12 6-12 16l4 8c14-6 30-2 34 8z"
      />
      <path d="M186 244v-40h52v40M180 204h64M148 258v-22" />
      <circle className={styles.skin} cx="212" cy="222" r="9" />
      <path className={styles.accent} d="M202 218c0-12 20-12 20 0 4 2 4 6 0 6-4-6-14-6-20-6z" />
      {/* farmer with a basket */}
      <path className={styles.leaf} d="M48 316c0-44 6-68 22-68s24 24 24 68z" />
      <circle className={styles.skin} cx="70" cy="232" r="13" />
      <path d="M57 234c-2-20 28-22 27-2-8-4-18-4-27 2zM58 236c-4 12-6 22-4 34" />
      <path className={styles.accent} d="M78 276h38l-6 22H84z" />
      <path d="M82 284h32M62 262c2 14 10 22 20 22M92 264l12 12" />
      <path className={styles.leaf} d="M84 276c-4-12 4-16 10-8 2-12 12-12 12 0 8-6 12 2 8 8z" />
      {/* young crop */}
      <path
        d={
          'M252 316v-18M252 304c-8 0-10-6-10-10M252 304c8 0 10-6 10-10M272 316v-12M272 308c-6 0-8-4-8-8' +
          'M272 308c6 0 8-4 8-8M24 316v-14M24 306c-6 0-8-4-8-8M24 306c6 0 8-4 8-8'
        }
      />
    </svg>
  );
}
