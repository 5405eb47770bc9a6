/** Simple drawings that stand for the pictures of goods in stories. Their colours are those of the goods. */
const sage = '#a4b19b';
const oak = '#c9a06b';

/** A sofa, 8:5. */
export function Sofa() {
  return (
    <svg viewBox="0 0 160 100" role="img" aria-label="Диван" width="100%" height="100%">
      <ellipse cx="80" cy="84" rx="62" ry="5" fill="#000" opacity=".1" />
      <path d="M36 72v12M124 72v12" stroke={oak} strokeWidth="4" strokeLinecap="round" />
      <rect x="30" y="24" width="100" height="38" rx="10" fill={sage} />
      <path d="M80 26v30" stroke="#000" opacity=".12" strokeWidth="1.5" />
      <rect x="26" y="48" width="108" height="24" rx="8" fill="#b3bfaa" />
      <rect x="16" y="40" width="20" height="34" rx="8" fill="#97a58e" />
      <rect x="124" y="40" width="20" height="34" rx="8" fill="#97a58e" />
      <rect x="44" y="34" width="24" height="22" rx="6" fill="#efe9df" transform="rotate(-6 56 45)" />
    </svg>
  );
}

/** An armchair, 1:1. */
export function Armchair() {
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label="Кресло" width="100%" height="100%">
      <ellipse cx="50" cy="86" rx="34" ry="4" fill="#000" opacity=".1" />
      <path d="M30 70l-4 16M70 70l4 16" stroke={oak} strokeWidth="4" strokeLinecap="round" />
      <rect x="26" y="20" width="48" height="42" rx="14" fill={sage} />
      <rect x="22" y="50" width="56" height="22" rx="8" fill="#b3bfaa" />
      <rect x="14" y="42" width="16" height="30" rx="7" fill="#97a58e" />
      <rect x="70" y="42" width="16" height="30" rx="7" fill="#97a58e" />
    </svg>
  );
}
