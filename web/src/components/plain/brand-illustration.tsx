import styles from './brand-illustration.module.css';

/** The mark of the product: things that found a new owner, pegged to a line. `compact` shows the line and a few. */
export function BrandIllustration({ compact = false }: { compact?: boolean }) {
  return (
    <svg viewBox={compact ? '0 0 480 128' : '0 0 480 300'} aria-hidden className={styles.line}>
      <path className={styles.ink} d="M-40 18Q240 92 520 18" />
      {compact ? <SmallWash /> : <Wash />}
    </svg>
  );
}

function Peg({ x, y }: { x: number; y: number }) {
  return <rect className={styles.rust} x={x - 4} y={y - 9} width={8} height={22} rx={3} />;
}

function SmallWash() {
  return (
    <>
      <path className={styles.green} d="M94 44h26v38c0 3 2 6 5 7l12 8c9 7 4 21-9 19l-24-5c-7-2-10-7-10-14Z" />
      <path className={styles.rust} d="M94 44h26v11H94z" />
      <Peg x={107} y={45} />
      <path className={styles.blush} d="M206 56h68v62h-68z" />
      <path className={styles.rust} d="M206 74h68v9h-68zM206 96h68v9h-68z" />
      <Peg x={216} y={57} />
      <Peg x={264} y={57} />
      <path className={styles.pale} d="m352 51 18-5 18 3 20 20-12 12-8-6v34h-38V68l-9 6-9-14Z" />
      <Peg x={370} y={48} />
    </>
  );
}

function Wash() {
  return (
    <>
      {/* A jumper. */}
      <path
        className={styles.green}
        d="m34 46 30-12c8 14 26 18 36 8l30 18 14 62-26 6-8-32-4 84-84-10 2-84-18 28-20-16Z"
      />
      <path className={styles.fold} d="m24 152 82 10M25 138l82 10" />
      <Peg x={52} y={38} />
      <Peg x={112} y={48} />
      {/* A striped towel. */}
      <path className={styles.blush} d="M166 54h76v128h-76z" />
      <path className={styles.rust} d="M166 74h76v10h-76zM166 96h76v10h-76zM166 150h76v10h-76z" />
      <Peg x={176} y={55} />
      <Peg x={232} y={56} />
      {/* A sock and its twin. */}
      <path
        className={styles.pale}
        d="M266 54h26v62c0 4 2 8 6 10l14 10c10 8 4 24-10 22l-26-6c-8-2-10-8-10-16Z"
      />
      <path className={styles.green} d="M266 54h26v14h-26z" />
      <Peg x={279} y={54} />
      {/* A price tag, larger than life. */}
      <path className={styles.ink} d="M352 45v40" />
      <g transform="rotate(7 352 92)">
        <path className={styles.rust} d="m352 80 50 36v112a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10V116Z" />
        <circle className={styles.paper} cx="352" cy="110" r="9" />
        <path className={styles.paper} d="M324 158h56v8h-56zM324 180h56v8h-56zM324 202h34v8h-34z" />
      </g>
      <Peg x={352} y={45} />
      {/* A pair of jeans at the end. */}
      <path className={styles.pale} d="M412 38h56l8 126-30 2-8-88-10 86-26-2Z" />
      <Peg x={422} y={40} />
      <Peg x={458} y={32} />
    </>
  );
}
