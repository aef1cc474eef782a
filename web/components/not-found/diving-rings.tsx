const centre = { x: 1180, y: 260 };
const rings = Array.from({ length: 15 }, (_, index) => ({
  rx: 62 + index * 66,
  ry: 15 + index * 16,
  opacity: (0.95 - index * 0.058).toFixed(2),
}));

/** Rings on the water where the loon has dived, and one red dot (design 3, 404). */
export function DivingRings() {
  return (
    <svg viewBox="0 0 1800 700" fill="none" aria-hidden="true">
      <defs>
        <clipPath id="diving-water">
          <rect y="200" width="1800" height="600" />
        </clipPath>
      </defs>
      <g clipPath="url(#diving-water)" stroke="var(--lake-500)" strokeWidth="1.3">
        {rings.map(({ rx, ry, opacity }) => (
          <ellipse key={rx} cx={centre.x} cy={centre.y} rx={rx} ry={ry} opacity={opacity} />
        ))}
      </g>
      <circle cx={centre.x} cy={centre.y} r="10" fill="var(--eye)" />
    </svg>
  );
}
