import type { Article } from './article.ts';

export const fairPrice: Article = {
  slug: 'fair-price',
  title: 'What is it worth? Finding a price both sides like',
  lead: 'The price you paid is history. What it costs today is news.',
  sections: [
    {
      heading: 'Begin with what it costs today',
      paragraphs: [
        'Look up what the same thing, or its successor, costs new this week, discounts included. That is the ceiling: nobody pays used what new costs on sale. It is also why Thriftline shows the original price struck through beside yours. Be exact, for buyers check.',
        'Next, count the years. As a rule of thumb, a thing in daily use loses about a third of its value when it leaves the shop and a tenth of the rest with each year. Solid wood, cast iron, good tools and classic bicycles fall more slowly and at some point stop falling. Anything with a battery falls faster.',
      ],
    },
    {
      heading: 'Then correct for the truth',
      paragraphs: [
        'Excellent with the box and the receipt: stay at the top of what you found. Good: take off ten or fifteen per cent. Fair: halve it and say why. Add a little back for what saves the buyer work, such as new tyres, a fresh service or the missing screw found at last.',
        'Compare with what has actually sold rather than with what is being asked. A listing that has stood for five months is not evidence of a price. It is evidence against one.',
      ],
    },
    {
      heading: 'Decide what time is worth to you',
      paragraphs: [
        'Before you list, settle on two numbers: what you would like, and what you would take on Friday evening with rain outside and a polite person at the door. Ask for a figure just above the first. If nobody has written after two weeks, move towards the second in one clear step instead of five small ones.',
        'And if you are buying: make an offer that you could explain aloud. “The same model went for forty last month, and this one needs a new strap” is a conversation. “Last price?” is not.',
      ],
    },
  ],
};
