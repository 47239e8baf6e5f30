import type { ServiceId } from '../../../shared/catalogue.ts'

export interface RepairJob {
  problem: string
  brand?: string
  age?: string
}

/** Problems that customers report, by repair service. */
export const repairJobs: Partial<Record<ServiceId, readonly RepairJob[]>> = {
  plumbing: [
    {
      problem: 'The kitchen faucet drips all night and the handle is getting stiff.',
      brand: 'Moen Arbor',
      age: 'About 9 years',
    },
    {
      problem: 'Slow drain in the upstairs bathtub. We tried a snake and it only helped for a day.',
    },
    {
      problem: 'Toilet in the half bath keeps running after every flush.',
      age: 'Original to the house, 1998',
    },
    {
      problem:
        'Small leak under the kitchen sink where the trap meets the wall. There is a bucket under it.',
    },
    {
      problem:
        'The water heater makes a popping sound and we run out of hot water after one shower.',
      brand: 'Rheem Performance 50 gal',
      age: '11 years',
    },
    { problem: 'Garbage disposal hums but does not turn.', brand: 'InSinkErator Badger 5' },
    { problem: 'The outdoor spigot will not shut off all the way.' },
    { problem: 'Low water pressure in the primary shower since the city worked on the street.' },
    { problem: 'The shut-off valve behind the washing machine is seized and seeping.' },
  ],
  electrical: [
    { problem: 'Two outlets in the study are dead. The breaker is not tripped.' },
    { problem: 'Kitchen lights flicker when the microwave runs.', age: 'Wiring from the 1970s' },
    {
      problem: 'We would like a ceiling fan where there is only a light fixture now.',
      brand: 'Hunter Builder 52 in',
    },
    {
      problem: 'The breaker for the laundry room trips about once a week.',
      brand: 'Square D panel',
    },
    { problem: 'Need a GFCI outlet by the bathroom sink, the old one will not reset.' },
    { problem: 'Dimmer switch in the dining room buzzes and gets warm.' },
    {
      problem: 'Outlet for an EV charger in the garage, panel is on the same wall.',
      brand: 'ChargePoint Home Flex',
    },
    { problem: 'Doorbell transformer seems dead, no power at the button.' },
  ],
  hvac: [
    {
      problem: 'The upstairs bedrooms get hardly any air while the first floor is fine.',
      brand: 'Carrier Infinity',
      age: '12 years',
    },
    { problem: 'The unit turns on and off every few minutes.', brand: 'Trane XR14' },
    {
      problem: 'Annual tune-up and filter change for a heat pump.',
      brand: 'Mitsubishi M-Series',
      age: '4 years',
    },
    {
      problem: 'Loud rattle from the blower when it starts up.',
      brand: 'Lennox Merit',
      age: 'About 15 years',
    },
    {
      problem: 'The thermostat shows an error and the system does not respond.',
      brand: 'Honeywell T6 Pro',
    },
    { problem: 'Water is pooling around the indoor unit, the drain line may be clogged.' },
  ],
  'appliance-repair': [
    {
      problem: 'The dishwasher leaves a puddle on the floor at the end of the cycle.',
      brand: 'Bosch SHE3AR75UC',
      age: '6 years',
    },
    {
      problem: 'The dryer runs but takes three cycles to dry a load.',
      brand: 'LG DLE3400W',
      age: '7 years',
    },
    { problem: 'The refrigerator is warm while the freezer works.', brand: 'Whirlpool WRX735SDHZ' },
    {
      problem: 'The washer stops before the spin cycle and shows an error.',
      brand: 'Samsung WF45',
      age: '5 years',
    },
    {
      problem: 'The oven is 40 degrees off from what it shows.',
      brand: 'GE JB645',
      age: '10 years',
    },
    {
      problem: 'The ice maker stopped. We have replaced the filter already.',
      brand: 'KitchenAid KRFF305',
    },
  ],
  'garage-door': [
    { problem: 'The spring snapped this morning and the car is stuck inside.' },
    {
      problem: 'The door stops halfway and goes back up.',
      brand: 'Chamberlain B550',
      age: '8 years',
    },
    { problem: 'One of the panels is dented and the door scrapes along the track.' },
    { problem: 'Both remotes stopped working, the wall button is fine.', brand: 'LiftMaster 8365' },
  ],
  locksmith: [
    { problem: 'We just bought the house and would like all three exterior locks rekeyed.' },
    {
      problem: 'The key turns in the front door but the deadbolt does not move.',
      brand: 'Schlage B60',
    },
    { problem: 'Locked out of the back office, the key broke off in the cylinder.' },
    { problem: 'Please replace the knob on the basement door with a keyed one.' },
  ],
}
