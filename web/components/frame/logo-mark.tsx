/**
 * The bird's head, in the colour of its text; `--mark-bg` is its background. Decorative: the
 * brand's name is next to it (design 7).
 */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" className="mark" aria-hidden="true">
      <path
        d="M12.8 13.2C14.2 7.6 18.8 4 24.4 4 31.6 4 36.8 9.2 36.8 16.2c0 4.8-1.4 7.6-1.2 12 .2 3.3 1.3 5.6 2.9 7.8H14.6c2.1-3.3 2.9-6.3 2.3-9.6-.5-2.7-1.9-4.9-4.2-6.3C9.4 19.9 5 18.7 1 17.3 4.6 15.6 8.6 14.2 12.8 13.2Z"
        fill="currentColor"
      />
      <path
        d="M20.4 27.2v3.6M24.3 27.9v4.2M28.2 27.9v4.2M32.1 27.2v3.6"
        stroke="var(--mark-bg, #fff)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <circle
        cx="22.6"
        cy="13.4"
        r="3.9"
        fill="var(--eye)"
        stroke="var(--mark-bg, #fff)"
        strokeWidth="1.1"
      />
    </svg>
  );
}
