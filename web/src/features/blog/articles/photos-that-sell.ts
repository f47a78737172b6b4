import type { Article } from './article.ts';

export const photosThatSell: Article = {
  slug: 'photos-that-sell',
  title: 'One window, one bedsheet: photos that sell',
  lead: 'You need neither a studio nor a better phone. You need daylight and five quiet minutes.',
  sections: [
    {
      heading: 'Let the window do the work',
      paragraphs: [
        'Switch off the lamps. Mixed light turns white things yellow on one side and blue on the other, and buyers will wonder what the colour really is. Put the thing a step away from a window, out of direct sun, with the light coming from the side. An overcast day is ideal: the whole sky becomes one big soft lamp.',
        'If one side falls into the dark, lean something white against it, a sheet of paper or a tray, just outside the picture. It throws the light back, and suddenly the shape is there.',
      ],
    },
    {
      heading: 'Give it room and a plain background',
      paragraphs: [
        'A bedsheet over a chair, a clean wall, an empty table: anything that isn’t the rest of your flat. Step back and zoom in a little rather than coming close, so that straight edges stay straight. Leave some air on all sides; listings are shown in a frame that is a little wider than high, and a lamp without its foot is half a lamp.',
        'Include one thing that tells the size, if the size is not obvious. A book beside a vase says more than centimetres.',
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
};
