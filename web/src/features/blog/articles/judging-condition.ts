import type { Article } from './article.ts';

export const judgingCondition: Article = {
  slug: 'judging-condition',
  title: 'How to judge a used thing in ten minutes',
  lead: 'Wear is not the problem. Wear that nobody mentioned is.',
  sections: [
    {
      heading: 'Start where it works hardest',
      paragraphs: [
        'Every object has a place that takes the strain: the joint where a chair’s back leg meets its seat, the cuff of a coat, the hinge of a laptop, the chainring of a bicycle. Go there first. A sound joint under scratched varnish is a good chair. A beautiful top on a loose joint is firewood with a deposit.',
        'Push, twist and listen. Sit down and lean to each side; a creak can be glued, a crack along the grain can’t. Open every drawer fully and every zip to its end. Turn things upside down: nobody polishes the underside, so it tells the truth about age and damp.',
      ],
    },
    {
      heading: 'Use your nose, then a light',
      paragraphs: [
        'Smoke, mould and cellar damp are the three faults that hardly ever leave. Cloth can be washed and leather aired for a week, but upholstery keeps what it has breathed. Smell the inside of cupboards and the lining of bags before you admire the outside.',
        'Then hold your phone’s torch flat along the surface. Light from the side shows dents, filler and old repairs that vanish in a picture taken from the front. A repair is nothing against a thing, as long as it is neat and you knew of it before you agreed on the price.',
      ],
    },
    {
      heading: 'Ask three questions',
      paragraphs: [
        'How old is it, who used it, and what has been mended? People who looked after something answer at once and often at length. Long pauses are an answer too.',
        'On Thriftline, compare what you see with the condition in the listing. Excellent means you would have to look for signs of use, Good means you see some and nothing is wrong, and Fair means it works but shows its years. If the thing and the word disagree, say so kindly and let the price follow the thing.',
      ],
    },
  ],
};
