import { checks, chinStrap, necklace, reflectionBands } from './hero-paths.ts';

/** Radius and opacity of the rings that spread from the eye, inner to outer. */
const rings = [
  [70, 0.5],
  [135, 0.5],
  [206, 0.4],
  [283, 0.4],
  [366, 0.3],
  [455, 0.3],
  [550, 0.2],
  [651, 0.2],
  [758, 0.1],
] as const;

/** Half axes and opacity of the ripples, inner to outer. */
const ripples = [
  [330, 16, 0.8],
  [392, 31.5, 0.7],
  [454, 47, 0.6],
  [516, 62.5, 0.6],
  [578, 78, 0.5],
  [640, 93.5, 0.5],
  [702, 109, 0.4],
  [764, 124.5, 0.4],
  [826, 140, 0.3],
  [888, 155.5, 0.3],
  [950, 171, 0.2],
] as const;

/** The hatching of the breast's side: path and width of each line, dark to light. */
const pinstripes = [
  ['M352 288C330 318 320 352 344 396', 3.4],
  ['M351.3 288.5C325.8 318.8 314.3 352.8 336.8 395.8', 3.1],
  ['M350.5 289C321.5 319.5 308.5 353.5 329.5 395.5', 2.7],
  ['M349.8 289.5C317.3 320.3 302.8 354.3 322.3 395.3', 2.3],
  ['M349 290C313 321 297 355 315 395', 1.9],
  ['M348.3 290.5C308.8 321.8 291.3 355.8 307.8 394.8', 1.6],
  ['M347.5 291C304.5 322.5 285.5 356.5 300.5 394.5', 1.2],
  ['M346.8 291.5C300.3 323.3 279.8 357.3 293.3 394.3', 0.9],
  ['M346 292C296 324 274 358 286 394', 0.6],
] as const;

function Bird() {
  return (
    <g id="hero-bird">
      <path
        d="M340 300C410 256 520 250 612 288C692 318 752 350 806 372C816 377 812 386 798 390L770 400L300 400Z"
        fill="var(--ink)"
      />
      <path
        d={checks}
        fill="var(--white)"
        stroke="var(--white)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M226 268C206 300 166 332 178 400L352 400C330 372 340 330 362 300L348 268Z"
        fill="var(--white)"
      />
      {pinstripes.map(([path, width]) => (
        <path key={path} d={path} stroke="var(--ink)" strokeWidth={width} />
      ))}
      <path
        d="M200 124C206 92 238 74 274 74C324 74 354 108 356 154C357 196 347 222 350 258C352 274 358 286 366 296C330 312 262 306 222 282C224 268 226 260 227 250C230 226 222 204 204 186Z"
        fill="var(--ink)"
      />
      <path d="M204 122C152 132 98 150 60 169C104 177 152 185 206 187Z" fill="var(--ink)" />
      <path
        d="M82 169C124 168 160 164 196 158"
        stroke="var(--mist)"
        strokeWidth="1.6"
        opacity="0.55"
      />
      <path d={necklace} stroke="var(--white)" strokeWidth="4.6" strokeLinecap="round" />
      <path d={chinStrap} stroke="var(--white)" strokeWidth="3.6" strokeLinecap="round" />
    </g>
  );
}

/** The drawing's clip paths and gradients; ids are global to the document, hence the prefix. */
function Definitions() {
  return (
    <defs>
      <clipPath id="hero-bands">
        <path d={reflectionBands} />
      </clipPath>
      <clipPath id="hero-sea">
        <path d="M-1600 400h4000v600h-4000Z" />
      </clipPath>
      <linearGradient
        id="hero-fade"
        gradientUnits="userSpaceOnUse"
        x1="-420"
        x2="160"
        y1="0"
        y2="0"
      >
        <stop offset="0" stopColor="var(--lake-500)" stopOpacity="0" />
        <stop offset="0.45" stopColor="var(--lake-500)" stopOpacity="0.1333" />
        <stop offset="1" stopColor="var(--lake-500)" />
      </linearGradient>
    </defs>
  );
}

/**
 * The loon on calm water. Its rings spread once from the eye after load (design 2, Motion). It adds
 * nothing to the text, so it is hidden from assistive technology.
 */
export function HeroArt() {
  return (
    <svg className="hero-art" viewBox="0 0 900 600" fill="none" aria-hidden="true">
      <Definitions />
      {/* The sky is a frame, not a clip path: only so are rings faded without painting them again. */}
      <svg x="-900" y="-900" width="2600" height="1300" viewBox="-900 -900 2600 1300">
        <g className="hero-call" stroke="url(#hero-fade)">
          {rings.map(([radius, opacity]) => (
            <circle key={radius} cx="252" cy="138" r={radius} strokeOpacity={opacity} />
          ))}
        </g>
      </svg>
      <g clipPath="url(#hero-sea)">
        <g stroke="url(#hero-fade)">
          {ripples.map(([rx, ry, opacity]) => (
            <ellipse key={rx} cx="490" cy="400" rx={rx} ry={ry} strokeOpacity={opacity} />
          ))}
        </g>
      </g>
      <g clipPath="url(#hero-bands)">
        <use href="#hero-bird" transform="translate(0 624) scale(1 -.56)" opacity="0.9" />
      </g>
      <Bird />
      <circle cx="252" cy="138" r="17" stroke="var(--white)" strokeWidth="1.2" opacity="0.5" />
      <circle cx="252" cy="138" r="12.5" fill="var(--eye)" />
      <circle cx="252" cy="138" r="5" fill="var(--ink)" />
      <circle cx="249" cy="134" r="1.8" fill="var(--white)" />
    </svg>
  );
}
