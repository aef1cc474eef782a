const innermost = 16;
const spacing = 25;
const rings = Array.from({ length: 12 }, (_, index) => ({
  radius: innermost + index * spacing,
  opacity: (0.9 - index * 0.065).toFixed(2),
}));

/** Decorative rings around the eye, cut off at the right edge. */
export function HeaderRings() {
  return (
    <svg className="rip" viewBox="0 0 600 600" fill="none" aria-hidden="true">
      {rings.map(({ radius, opacity }) => (
        <circle
          key={radius}
          cx="330"
          cy="280"
          r={radius}
          stroke="var(--lake-500)"
          strokeWidth="1.1"
          opacity={opacity}
        />
      ))}
      <circle cx="330" cy="280" r="9" fill="var(--eye)" />
    </svg>
  );
}
