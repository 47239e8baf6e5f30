export const examples = [
  'the moat around our castle is green and smells',
  'weeds have taken over the moat since spring',
  'our drawbridge creaks and will not come down',
  'please drain the moat before the wedding',
  'mud has filled half of the moat',
  'the drawbridge chains have rusted tight',
]
