import styles from './picture.module.css';

/** Our own drawing: a working street in India. A shop, a delivery rider, a desk by the window. */
export function StreetPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 480 360" aria-hidden>
      {/* sun and ground */}
      <circle className={styles.accent} cx="438" cy="72" r="30" />
      <path d="M16 316h448" />
      {/* office with a person at a desk */}
      <path d="M248 316V112h168v204M248 148h168" />
      <path d="M272 176h56v56h-56zM344 176h48v32h-48zM344 224h48v32h-48zM300 176v18" />
      <circle className={styles.skin} cx="296" cy="202" r="9" />
      <path className={styles.accent} d="M281 232c1-14 7-19 15-19s14 5 15 19z" />
      <path d="M308 232v-12h16v12" />
      <path d="M344 316v-44h32v44M370 294v4" />
      {/* neem tree */}
      <path d="M440 316v-84M440 262l-14-14M440 250l12-12" />
      <path className={styles.leaf} d="M440 232c-22 0-30-16-26-32-4-18 10-32 26-32s30 14 26 32c4 16-4 32-26 32z" />
      {/* shop with an awning and its keeper */}
      <path d="M32 316V190h168v126M32 190l14-34h140l14 34" />
      <path
        className={styles.accent}
        d="M32 190h28c0 16-28 16-28 0zM88 190h28c0 16-28 16-28 0zM144 190h28c0 16-28 16-28 0z"
      />
      <path
        d={
          'M60 190c0 16 28 16 28 0M116 190c0 16 28 16 28 0M172 190c0 16 28 16 28 0' +
          'M46 156l14 34M81 156l7 34M116 156v34M151 156l-7 34M186 156l-14 34'
        }
      />
      <path d="M32 276h168M52 276v-18h26v18M86 276v-26h18v26" />
      <circle className={styles.skin} cx="148" cy="232" r="11" />
      <path d="M138 228c2-9 18-10 21 0" />
      <path className={styles.leaf} d="M128 276c0-22 8-32 20-32s20 10 20 32z" />
      <path d="M116 138v18M96 138h40" />
      {/* rider with a parcel */}
      <circle className={styles.wheel} cx="226" cy="300" r="16" />
      <circle className={styles.wheel} cx="304" cy="300" r="16" />
      <circle cx="226" cy="300" r="3" />
      <circle cx="304" cy="300" r="3" />
      <path className={styles.leaf} d="M212 286h42l10 12h22l-8-34h14l12 26c-16-2-20 8-20 16h-40c0-12-8-20-20-20z" />
      <path d="M278 264l-6-8h-8M218 282h34" />
      <path className={styles.accent} d="M206 246h30v32h-30z" />
      <path d="M221 246v10" />
      <circle className={styles.skin} cx="252" cy="222" r="11" />
      <path className={styles.leaf} d="M240 221a12 12 0 0 1 24 0z" />
      <path className={styles.body} d="M242 280c-2-26 0-44 12-44 9 0 12 8 13 16l14 8-3 6-18-6v20l10 4" />
    </svg>
  );
}
