/** Stands in for style sheets and asset addresses, which only Vite can import. */
export default '';
