import type { Article } from './article.ts';

/** The blog in English, in the order it is read. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'judging-condition',
    title: 'How to judge a used thing in ten minutes',
    lead: 'Wear is not the problem. Wear that nobody mentioned is.',
    sections: [
      {
        heading: 'Start where it works hardest',
        paragraphs: [
          'Every object has a place that takes the strain: the joint where a chair’s back leg meets its seat, the cuff of a coat, the hinge of a laptop, the chainring of a bicycle. Go there first. A sound joint under scratched varnish is a good chair. A beautiful top on a loose joint is firewood with a deposit.',
          'Push, twist and listen. Sit down and lean to each side; a creak can be glued, a crack along the grain can’t. Open every drawer fully and every zipper to its end. Turn things upside down: nobody polishes the underside, so it tells the truth about age and damp.',
        ],
      },
      {
        heading: 'Use your nose, then a light',
        paragraphs: [
          'Smoke, mold and cellar damp are the three faults that hardly ever leave. Cloth can be washed and leather aired for a week, but upholstery keeps what it has breathed. Smell the inside of cupboards and the lining of bags before you admire the outside.',
          'Then hold your phone’s flashlight flat along the surface. Light from the side shows dents, filler and old repairs that vanish in a picture taken from the front. A repair is nothing against a thing, as long as it is neat and you knew of it before you agreed on the price.',
        ],
      },
      {
        heading: 'Ask three questions',
        paragraphs: [
          'How old is it, who used it, and what has been repaired? People who looked after something answer at once and often at length. Long pauses are an answer too.',
          'On Thriftline, compare what you see with the condition in the listing. Excellent means you would have to look for signs of use, Good means you see some and nothing is wrong, and Fair means it works but shows its years. If the thing and the word disagree, say so kindly and let the price follow the thing.',
        ],
      },
    ],
  },
  {
    slug: 'photos-that-sell',
    title: 'One window, one bedsheet: photos that sell',
    lead: 'You need neither a studio nor a better phone. You need daylight and five quiet minutes.',
    sections: [
      {
        heading: 'Let the window do the work',
        paragraphs: [
          'Switch off the lamps. Mixed light turns white things yellow on one side and blue on the other, and buyers will wonder what the color really is. Put the thing a step away from a window, out of direct sun, with the light coming from the side. An overcast day is ideal: the whole sky becomes one big soft lamp.',
          'If one side falls into the dark, lean something white against it, a sheet of paper or a tray, just outside the picture. It throws the light back, and suddenly the shape is there.',
        ],
      },
      {
        heading: 'Give it room and a plain background',
        paragraphs: [
          'A bedsheet over a chair, a clean wall, an empty table: anything that isn’t the rest of your apartment. Step back and zoom in a little rather than coming close, so that straight edges stay straight. Leave some air on all sides; listings are shown in a frame that is a little wider than high, and a lamp without its foot is half a lamp.',
          'Include one thing that tells the size, if the size is not obvious. A book beside a vase says more than inches.',
        ],
      },
      {
        heading: 'Show the fault yourself',
        paragraphs: [
          'It sounds wrong and works every time. Mention the scratch in the first lines of the description, and say how long it is and where. Those who mind will not come, and those who come will not haggle about it at your door. Honest listings sell faster because there is nothing left to be afraid of.',
          'Last, wipe the lens. It has been in your pocket all day, and the soft haze you took for bad light is a thumbprint.',
        ],
      },
    ],
  },
  {
    slug: 'fair-price',
    title: 'What is it worth? Finding a price both sides like',
    lead: 'The price you paid is history. What it costs today is news.',
    sections: [
      {
        heading: 'Begin with what it costs today',
        paragraphs: [
          'Look up what the same thing, or its successor, costs new this week, discounts included. That is the ceiling: nobody pays for used what new costs on sale. It is also why Thriftline shows the original price struck through beside yours. Be exact, for buyers check.',
          'Next, count the years. As a rule of thumb, a thing in daily use loses about a third of its value when it leaves the shop and a tenth of the rest with each year. Solid wood, cast iron, good tools and classic bicycles fall more slowly and at some point stop falling. Anything with a battery falls faster.',
        ],
      },
      {
        heading: 'Then correct for the truth',
        paragraphs: [
          'Excellent with the box and the receipt: stay at the top of what you found. Good: take off ten or fifteen percent. Fair: halve it and say why. Add a little back for what saves the buyer work, such as new tires, a fresh service or the missing screw found at last.',
          'Compare with what has actually sold rather than with what is being asked. A listing that has stood for five months is not evidence of a price. It is evidence against one.',
        ],
      },
      {
        heading: 'Decide what time is worth to you',
        paragraphs: [
          'Before you list, settle on two numbers: what you would like, and what you would take on Friday evening with rain outside and a polite person at the door. Ask for a figure just above the first. If nobody has written after two weeks, move toward the second in one clear step instead of five small ones.',
          'And if you are buying: make an offer that you could explain aloud. “The same model went for forty last month, and this one needs a new strap” is a conversation. “Last price?” is not.',
        ],
      },
    ],
  },
  {
    slug: 'safe-handover',
    title: 'A handover without surprises',
    lead: 'Most deals between strangers go well. A few habits make sure that yours does.',
    sections: [
      {
        heading: 'Keep it in one place',
        paragraphs: [
          'Agree on what is sold, for how much and when it changes hands, and keep that in writing. Book and pay here rather than by a transfer to somebody’s cousin: the price is then the one you saw, your order shows whether it is paid, and nobody else can buy the same thing while you type in your card number. A seller’s phone number appears in your order once you have paid. Before that you write to each other here, and after that there is no reason to leave.',
          'Be wary of hurry. A courier who is already on his way, a deposit that must be paid within the hour, a link to a page where you are to enter your card in order to receive money: these are never how it is done, whoever asks.',
        ],
      },
      {
        heading: 'Look for the badge, then look for yourself',
        paragraphs: [
          'A verified badge means that a person on our side has checked the seller. It says nothing about the sofa. Look at the sofa. Try what can be switched on, count the parts, and read the serial number of anything expensive before money moves.',
        ],
      },
      {
        heading: 'Meet well',
        paragraphs: [
          'Choose daylight and a place with people: a station hall, a café, the front of a shop. For things too large to carry, let somebody know where you are going and bring them along if you can; you will want a second pair of hands for the stairs anyway. Sellers can put the piece near the door, so that a stranger need not walk through the home.',
          'Bring what the thing needs to get home safely, whether blankets, straps or a box. Then take a minute more to ask how it was used and cared for. You will hear about the screw that needs a quarter-turn each spring, and the thing will last you years longer for it.',
        ],
      },
    ],
  },
];
