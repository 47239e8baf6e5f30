export const examples = [
  'my gutters are packed with leaves',
  'the downspout by the garage is plugged and spills over',
  'can somebody scoop the muck out of our gutters before winter',
  'little trees are growing in the gutters',
  'rain pours over the edge of the gutter instead of going down the pipe',
  'we need the eavestroughs cleared, two story house',
  'pine needles fill the gutters every fall',
  'water sheets off the side because nothing drains through the downspouts',
]
