import { addressIn, anyStreet, type Place, places } from '../places.ts'
import type { Random } from '../random.ts'
import { chooseFlags, type Job, sometimes } from './job.ts'

const sizes = ['1-bedroom', '2-bedroom', '3-bedroom', '4-bedroom'] as const

export function movingDetails({ service, customer, home, date, random }: Job) {
  const isFar = service.id === 'long-distance-moving'
  const isInCity = ({ city }: Place) => city === customer.city
  const choices = places.filter((place) => isInCity(place) !== isFar)
  const isHouse = home.propertyType === 'house'
  return {
    moveDate: date,
    moveType: isFar ? 'long-distance' : 'local',
    originAddress: customer.address,
    destinationAddress: anyAddress(random, random.pick(choices)),
    homeSize: sizes[home.roomCount - 1] ?? '4-bedroom',
    approximateWeight: home.roomCount > 2 ? 'heavy' : 'medium',
    additionalServices: chooseFlags(
      random,
      ['packing', 'unpacking', 'disassembly', 'storage'],
      0.35,
    ),
    specialItems: sometimes(random, 0.4, [
      'An upright piano.',
      'A large aquarium, empty by then.',
      'Two framed paintings that we would like crated.',
      'A gun safe of about 300 pounds.',
    ]),
    originFloor: isHouse ? 'ground' : random.pick(['ground', '2nd', '3rd']),
    destinationFloor: random.pick(['ground', 'ground', '2nd']),
    hasElevator: !isHouse && random.next() < 0.4,
    narrowStairs: random.next() < 0.2,
  }
}

const anyAddress = (random: Random, place: Place): string =>
  addressIn(place, anyStreet(random), random.pick(place.zips))
