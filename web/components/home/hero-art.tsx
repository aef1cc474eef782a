/** The checkered back of the loon: one rounded square a check. */
const checks =
  'M379.8 293.9l9.5-2.8l2.2 7.4l-9.5 2.9zM401.3 287.6l10.6-2.3l1.8 8.3l-10.6 2.3zM424.2 282.8l11.4-1.6l1.3 8.9l-11.4 1.7zM448.1 279.5l12-.8l.7 9.5l-12 .8zM472.8 277.9l12.6 0l0 9.9l-12.6 0zM498.2 277.9l12.9 .8l-.6 10.2l-12.9-.8zM524.1 279.8l13 1.7l-1.4 10.2l-12.9-1.7zM550.4 283.4l12.8 2.6l-2.1 10.1l-12.8-2.6zM576.6 288.9l12.5 3.5l-2.7 9.9l-12.5-3.5zM602.9 296.6l11.9 4.3l-3.4 9.4l-11.9-4.3zM629.3 306l11.5 4.3l-3.4 9.1l-11.5-4.4zM654.7 315.6l10.8 4.3l-3.3 8.5l-10.9-4.3zM678.8 325.1l10.2 4.2l-3.3 8l-10.2-4.2zM701.8 334.9l9.4 4l-3.2 7.3l-9.4-4zM723.6 344.3l8.5 3.7l-2.8 6.6l-8.6-3.7zM744.5 353.5l7.6 3.3l-2.5 5.9l-7.6-3.3zM764.6 362.3l6.6 2.8l-2.2 5.2l-6.6-2.8zM391.2 305.6l8.9-2l1.6 6.9l-8.9 2zM413.4 300.9l9.7-1.5l1.2 7.6l-9.6 1.5zM436.7 297.5l10.4-1l.8 8.2l-10.4 1zM461.1 295.5l10.9-.4l.2 8.6l-10.9 .4zM486.1 294.7l11.3 .4l-.2 8.9l-11.3-.4zM511.7 295.5l11.5 1l-.8 9l-11.5-1zM537.8 297.9l11.4 1.7l-1.4 9l-11.4-1.7zM564 301.8l11.2 2.5l-1.9 8.8l-11.3-2.4zM590.1 307.4l11 3.2l-2.5 8.5l-10.9-3.1zM616.3 314.7l10.5 3.4l-2.7 8.3l-10.5-3.4zM642.4 322.8l10 3.5l-2.8 7.8l-10-3.5zM667.1 331l9.4 3.5l-2.6 7.3l-9.4-3.5zM690.6 339.2l8.7 3.3l-2.6 6.8l-8.7-3.3zM713 347.3l8 3.1l-2.4 6.2l-8-3.1zM734.4 355.3l7.1 2.8l-2.2 5.6l-7.1-2.8zM754.8 362.9l6.3 2.5l-1.9 4.9l-6.3-2.5zM774.5 370.3l5.4 2.1l-1.6 4.2l-5.4-2.1zM381.3 323.1l7.3-1.8l1.4 5.7l-7.3 1.8zM402.9 318.7l8.1-1.5l1.1 6.3l-8.1 1.5zM425.7 315.3l8.8-1l.8 6.9l-8.8 1zM449.6 313.1l9.3-.6l.4 7.2l-9.3 .6zM474.3 311.9l9.6 0l0 7.5l-9.6 0zM499.6 311.9l9.9 .6l-.4 7.7l-9.9-.6zM525.4 313.3l9.9 1.1l-.9 7.8l-9.9-1.1zM551.4 315.8l10 1.7l-1.3 7.8l-10-1.7zM577.5 319.7l9.6 2.2l-1.7 7.6l-9.6-2.2zM603.6 325l9.3 2.7l-2.2 7.3l-9.3-2.7zM629.9 331.6l8.9 2.7l-2.1 7l-9-2.7zM655.3 338.2l8.5 2.7l-2.2 6.7l-8.5-2.7zM679.2 345l8 2.7l-2.1 6.2l-7.9-2.7zM702.2 351.7l7.4 2.6l-2 5.6l-7.4-2.5zM724 358.3l6.6 2.3l-1.8 5.1l-6.6-2.3zM744.9 364.8l5.9 2.1l-1.6 4.5l-5.9-2.1zM764.9 371l5.1 1.8l-1.3 3.9l-5.1-1.8zM392.7 335.9l6.6-1.3l.9 5l-6.6 1.3zM415 332.9l7.1-.9l.7 5.5l-7.1 .9zM438.3 330.7l7.7-.6l.4 5.9l-7.7 .6zM462.6 329.3l8-.2l.2 6.2l-8 .2zM487.6 328.9l8.3 .2l-.2 6.5l-8.3-.2zM513.1 329.4l8.4 .6l-.5 6.6l-8.4-.6zM538.9 330.9l8.5 1l-.8 6.6l-8.5-1.1zM565 333.4l8.4 1.5l-1.1 6.5l-8.4-1.5zM591.1 337l8.1 1.9l-1.4 6.3l-8.2-1.9zM617.1 341.8l7.9 2l-1.6 6.1l-7.9-2zM643.1 347l7.6 2.1l-1.7 5.8l-7.5-2.1zM667.8 352.2l7 2l-1.6 5.5l-7-2.1zM691.2 357.5l6.5 2l-1.5 5.1l-6.5-2zM713.4 362.8l6 1.8l-1.4 4.6l-6-1.8zM734.8 367.9l5.3 1.6l-1.3 4.1l-5.3-1.6zM755.3 372.9l4.6 1.4l-1 3.6l-4.7-1.5zM774.9 377.7l3.9 1.2l-.8 2.9l-4-1.1zM382.8 352.4l5.1-1l.7 3.9l-5.1 1zM404.4 349.9l5.7-.8l.6 4.3l-5.7 .8zM427.3 348l6.1-.6l.4 4.7l-6.1 .6zM451.1 346.7l6.4-.3l.2 4.9l-6.4 .3zM475.7 346l6.7 0l0 5.2l-6.7 0zM501 346.1l6.9 .2l-.2 5.3l-6.9-.2zM526.6 346.7l7 .6l-.4 5.4l-7-.6zM552.6 348.2l6.9 .9l-.7 5.3l-6.9-.9zM578.5 350.3l6.8 1.2l-.9 5.4l-6.8-1.3zM604.4 353.3l6.6 1.5l-1.2 5.1l-6.6-1.5zM630.8 357l6.3 1.5l-1.1 4.9l-6.4-1.5zM656 360.8l6 1.5l-1.2 4.7l-6-1.5zM679.9 364.7l5.7 1.5l-1.1 4.3l-5.7-1.5zM702.8 368.5l5.2 1.4l-1.1 3.9l-5.1-1.3zM724.6 372.3l4.6 1.3l-1 3.5l-4.6-1.3zM745.4 376l4 1.1l-.8 3.1l-4-1.1zM765.4 379.6l3.5 .9l-.7 2.6l-3.5-.9zM394.8 366.2l4.2-.6l.4 3.2l-4.2 .6zM418.5 364.7l4.6-.4l.4 3.5l-4.6 .4zM443.5 363.7l4.9-.2l.2 3.7l-4.9 .2zM469.5 363.1l5.2 0l0 3.9l-5.2 0zM496.2 363l5.4 .2l-.2 4.1l-5.4-.2zM523.3 363.3l5.5 .4l-.2 4.2l-5.5-.4zM550.7 364.2l5.5 .6l-.4 4.2l-5.5-.6zM578.3 365.6l5.4 .8l-.6 4.1l-5.4-.8zM605.7 367.5l5.2 1.1l-.7 3.9l-5.2-1zM633.6 370l5 1.1l-.7 3.7l-5-1zM660.2 372.5l4.7 1l-.7 3.6l-4.7-1zM685.5 375.1l4.3 .9l-.7 3.2l-4.3-.9zM709.4 377.6l3.9 .9l-.7 2.9l-3.9-.9zM732.1 380l3.5 .8l-.6 2.6l-3.4-.8zM753.9 382.5l2.9 .6l-.5 2.2l-2.9-.7zM774.8 384.9l2.5 .5l-.4 1.8l-2.5-.6zM384.2 381.8l2.7-.4l.3 2l-2.7 .4zM407.3 381.2l3.1-.4l.2 2.3l-3.1 .3zM431.6 380.6l3.4-.2l.2 2.5l-3.4 .2zM457.2 380.3l3.6-.1l0 2.6l-3.6 .1zM483.4 380l3.8 0l0 2.8l-3.8 0zM510.4 380l3.9 .2l-.2 2.9l-3.9-.2zM537.7 380.3l4 .3l-.2 2.9l-4-.3zM565.2 380.6l3.9 .4l-.4 2.9l-3.8-.4zM592.6 381.2l3.9 .6l-.4 2.9l-3.9-.6zM620.3 382l3.6 .6l-.5 2.8l-3.6-.6zM647.7 383l3.4 .6l-.5 2.6l-3.4-.6zM673.5 384l3.3 .6l-.4 2.4l-3.3-.6zM698 385l3 .6l-.5 2.2l-2.9-.6zM721.3 386l2.6 .5l-.4 1.8l-2.5-.5zM743.6 387l2.2 .4l-.3 1.6l-2.2-.4zM764.8 387.9l1.9 .4l-.2 1.3l-1.9-.4z';

/** The ticks of the necklace and of the chin strap, as round-capped strokes. */
const necklace =
  'M235.9 240.3v12.4M245.5 242.3v16.6M255.2 244.1v20.5M264.8 245.6v23.7M274.4 246.7v26M284.1 247.2v27.2M293.7 247.2v27.2M303.4 246.7v26M313 245.6v23.7M322.6 244.1v20.5M332.3 242.3v16.6M341.9 240.3v12.4';
const chinStrap =
  'M226 205.8v2.4M234 205.4v5.9M242 205v8.1M250 204.6v8.1M258 204.2v5.9M266 203.8v2.4';

/** The bands of water that show the reflection. */
const reflectionBands =
  'M-100 405h1200v9h-1200zM-100 417h1200v7.7h-1200zM-100 428.8h1200v6.7h-1200zM-100 440.7h1200v5.7h-1200zM-100 452.7h1200v4.9h-1200zM-100 465h1200v4.2h-1200zM-100 477.8h1200v3.6h-1200zM-100 491h1200v3.1h-1200zM-100 504.9h1200v2.7h-1200zM-100 519.3h1200v2.3h-1200zM-100 534.6h1200v2h-1200zM-100 550.6h1200v1.7h-1200zM-100 567.4h1200v1.5h-1200zM-100 585h1200v1.4h-1200z';

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
          {rings.map(([radius, opacity], index) => (
            <circle
              key={radius}
              cx="252"
              cy="138"
              r={radius}
              strokeOpacity={opacity}
              style={{ animationDelay: `${String(index / 5)}s` }}
            />
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
