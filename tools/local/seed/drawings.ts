/** Colors of the drawings: ink, two woods, a metal, a green, a red, a cream and a dark. */
const C = {
  ink: '#2b2a28',
  wood: '#a8713f',
  oak: '#c99a62',
  steel: '#8d979c',
  green: '#2f6b4f',
  red: '#b5452f',
  cream: '#f4ead6',
  dark: '#3d4a57',
  gold: '#d5a021',
} as const;

type Color = (typeof C)[keyof typeof C];

const box = (x: number, y: number, width: number, height: number, fill: Color, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: Color) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: Color) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const ring = (x: number, y: number, radius: number, stroke: Color, width = 12) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const shape = (d: string, fill: Color) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: Color, width = 12) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const row = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

function bicycle(frame: Color, wheel: number): string {
  const y = 430;
  const left = 400 - wheel * 1.35;
  const right = 400 + wheel * 1.35;
  const saddle = y - wheel * 1.35;
  return [
    ring(left, y, wheel, C.ink),
    ring(right, y, wheel, C.ink),
    line(`M${left} ${y} L370 ${saddle + 40} L${right - 50} ${saddle + 30} L400 ${y} Z`, frame),
    line(`M400 ${y} L360 ${saddle}`, frame),
    line(`M${right} ${y} L${right - 60} ${saddle - 10} l-40 -14`, frame),
    box(318, saddle - 12, 84, 20, C.ink, 10),
    disc(400, y, 20, C.steel),
  ].join('');
}

const BOOK_COLORS = [C.red, C.green, C.gold, C.dark, C.wood, C.steel, C.cream, C.red, C.green] as const;

function books(x: number, floor: number, count: number, tallest = 160): string {
  return row(count, (i) => {
    const height = tallest - ((i * 37) % 50);
    return box(x + i * 36, floor - height, 30, height, BOOK_COLORS[i % BOOK_COLORS.length] ?? C.red, 3);
  });
}

function chessPiece(x: number, color: Color, height: number): string {
  return [
    oval(x, 480, 42, 14, color),
    shape(`M${x - 30} 474 L${x - 12} ${480 - height} h24 L${x + 30} 474 Z`, color),
    disc(x, 470 - height, 26, color),
  ].join('');
}

/** The inside of each drawing, in a field 800 wide and 600 high with the floor at about 500. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  chair: [
    box(290, 110, 26, 390, C.wood),
    box(484, 110, 26, 390, C.wood),
    row(3, (i) => box(300, 130 + i * 58, 200, 24, C.oak)),
    box(270, 320, 260, 38, C.oak, 12),
    box(272, 350, 22, 150, C.wood),
    box(506, 350, 22, 150, C.wood),
  ].join(''),
  lamp: [
    oval(400, 492, 96, 20, C.gold),
    box(391, 240, 18, 252, C.gold),
    shape('M320 250 L360 110 h80 L480 250 Z', C.green),
    oval(400, 250, 80, 14, C.cream),
  ].join(''),
  bookcase: [
    box(230, 90, 340, 420, C.wood, 8),
    row(3, (i) => box(250, 110 + i * 132, 300, 118, C.ink, 4)),
    row(3, (i) => books(262 + i * 12, 228 + i * 132, 7 - i, 104).replaceAll('rx="3"', 'rx="2"')),
  ].join(''),
  table: [
    line('M330 270 L290 496', C.wood, 20),
    line('M470 270 L510 496', C.wood, 20),
    line('M400 270 L400 505', C.wood, 20),
    oval(400, 262, 200, 46, C.wood),
    oval(400, 250, 200, 46, C.oak),
  ].join(''),
  bicycle: bicycle(C.green, 96),
  'kids-bicycle': [bicycle(C.red, 74), disc(300, 486, 22, C.gold), disc(500, 486, 22, C.gold)].join(''),
  helmet: [
    shape('M230 390 C230 200 560 180 580 380 L560 410 H260 Z', C.red),
    row(4, (i) => line(`M${300 + i * 62} 250 q14 60 6 130`, C.ink, 16)),
    line('M300 410 Q360 520 470 410', C.ink, 12),
  ].join(''),
  pannier: [
    box(240, 220, 150, 270, C.dark, 22),
    box(410, 220, 150, 270, C.dark, 22),
    row(2, (i) => box(236 + i * 170, 200, 158, 62, C.gold, 18)),
    row(2, (i) => box(300 + i * 170, 250, 30, 110, C.cream, 8)),
    line('M290 200 Q400 130 510 200', C.ink, 14),
  ].join(''),
  camera: [
    box(240, 230, 320, 220, C.ink, 22),
    box(240, 230, 320, 64, C.steel, 22),
    box(350, 190, 100, 54, C.steel, 10),
    disc(400, 350, 88, C.steel),
    disc(400, 350, 64, C.dark),
    disc(380, 330, 18, C.cream),
    disc(515, 260, 14, C.red),
  ].join(''),
  tripod: [
    line('M400 210 L290 500', C.ink, 16),
    line('M400 210 L510 500', C.ink, 16),
    line('M400 210 L400 505', C.dark, 16),
    box(386, 130, 28, 90, C.steel),
    box(340, 108, 120, 34, C.ink, 10),
    line('M440 150 L520 190', C.ink, 12),
  ].join(''),
  lens: [
    box(220, 250, 330, 180, C.ink, 24),
    box(540, 230, 60, 220, C.dark, 18),
    row(7, (i) => box(280 + i * 24, 250, 10, 180, C.steel, 2)),
    box(470, 250, 14, 180, C.red, 0),
    oval(600, 340, 26, 96, C.steel),
  ].join(''),
  'instant-camera': [
    box(260, 210, 280, 230, C.cream, 36),
    disc(400, 310, 78, C.ink),
    disc(400, 310, 48, C.dark),
    disc(385, 296, 14, C.cream),
    box(300, 226, 54, 34, C.ink, 8),
    disc(500, 244, 16, C.red),
    box(310, 430, 180, 80, C.steel, 4),
    box(326, 436, 148, 56, C.green, 2),
  ].join(''),
  guitar: [
    oval(400, 410, 120, 104, C.oak),
    oval(400, 290, 86, 76, C.oak),
    disc(400, 350, 42, C.ink),
    box(386, 60, 28, 250, C.wood, 6),
    box(374, 40, 52, 62, C.ink, 8),
    box(350, 440, 100, 18, C.ink, 6),
    row(3, (i) => line(`M${392 + i * 8} 80 V440`, C.cream, 2)),
  ].join(''),
  keyboard: [
    box(170, 260, 460, 150, C.ink, 14),
    row(14, (i) => box(186 + i * 31, 300, 28, 100, C.cream, 3)),
    row(13, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : box(206 + i * 31, 300, 18, 60, C.ink, 2))),
    line('M240 410 L300 505 M560 410 L500 505', C.steel, 14),
  ].join(''),
  drum: [
    shape('M290 180 L330 360 L310 500 H490 L470 360 L510 180 Z', C.wood),
    oval(400, 180, 112, 38, C.cream),
    row(5, (i) => line(`M${300 + i * 44} 200 L${340 + i * 30} 350`, C.gold, 5)),
    box(326, 346, 148, 22, C.red, 10),
  ].join(''),
  'record-player': [
    box(200, 300, 400, 190, C.wood, 14),
    oval(360, 330, 140, 92, C.ink),
    oval(360, 330, 46, 30, C.red),
    disc(360, 330, 6, C.cream),
    line('M540 290 L520 350 L440 360', C.steel, 12),
    disc(545, 450, 16, C.gold),
  ].join(''),
  kettle: [
    shape('M270 480 Q250 290 400 280 Q550 290 530 480 Z', C.red),
    shape('M520 380 L610 300 L626 322 L536 440 Z', C.red),
    line('M310 290 Q320 150 400 150 Q480 150 490 290', C.ink, 18),
    disc(400, 272, 20, C.ink),
    oval(350, 370, 18, 50, C.cream),
  ].join(''),
  mixer: [
    box(260, 470, 300, 36, C.green, 14),
    box(480, 230, 70, 250, C.green, 16),
    box(250, 170, 310, 100, C.green, 50),
    box(316, 270, 22, 70, C.steel, 4),
    shape('M250 340 H410 Q400 470 330 470 Q260 470 250 340 Z', C.steel),
    disc(510, 220, 14, C.cream),
  ].join(''),
  pan: [
    line('M480 330 L680 250', C.ink, 30),
    oval(360, 380, 180, 110, C.ink),
    oval(360, 368, 156, 90, C.dark),
    disc(345, 362, 52, C.cream),
    disc(350, 358, 22, C.gold),
  ].join(''),
  'coffee-maker': [
    shape('M320 490 L345 340 H455 L480 490 Z', C.steel),
    shape('M345 330 L315 190 H485 L455 330 Z', C.steel),
    box(338, 322, 124, 24, C.ink, 6),
    shape('M315 190 L290 170 H330 Z', C.steel),
    line('M480 200 Q560 210 530 310', C.ink, 20),
    shape('M330 186 L400 150 L470 186 Z', C.dark),
    disc(400, 142, 14, C.ink),
  ].join(''),
  books: [box(210, 400, 380, 100, C.oak, 6), books(240, 420, 9), box(210, 400, 380, 100, C.oak, 6)].join(''),
  chess: [
    box(200, 480, 400, 28, C.wood, 4),
    chessPiece(280, C.cream, 130),
    chessPiece(400, C.ink, 190),
    chessPiece(520, C.cream, 150),
    line('M400 226 V256 M386 240 H414', C.ink, 10),
  ].join(''),
  globe: [
    disc(400, 290, 140, C.dark),
    shape('M320 230 q50 -50 90 -10 q-10 50 -60 60 q-40 0 -30 -50 Z', C.green),
    shape('M420 300 q60 -30 80 10 q-10 70 -60 70 q-30 -30 -20 -80 Z', C.green),
    line('M290 160 Q210 330 350 440', C.gold, 12),
    box(388, 430, 24, 50, C.gold, 4),
    oval(400, 490, 90, 20, C.wood),
  ].join(''),
  'board-game': [
    box(230, 250, 340, 240, C.green, 10),
    row(16, (i) =>
      box(250 + (i % 4) * 76, 268 + Math.floor(i / 4) * 53, 66, 43, i % 3 === 0 ? C.gold : C.cream, 4),
    ),
    disc(300, 300, 20, C.red),
    disc(460, 400, 20, C.ink),
    box(590, 430, 60, 60, C.cream, 10),
    disc(620, 460, 8, C.ink),
  ].join(''),
};
