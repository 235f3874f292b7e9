import { addressesOf } from './job-places.ts';

const of = (city: string, state: string) => ({ addressLocality: city, addressRegion: state, addressCountry: 'IN' });

test.each([
  ['Pune', false, [of('Pune', 'Maharashtra')]],
  ['Bangalore, Karnataka, India', false, [of('Bengaluru', 'Karnataka')]],
  ['Chennai, Coimbatore', false, [of('Chennai', 'Tamil Nadu'), of('Coimbatore', 'Tamil Nadu')]],
  ['Mumbai / Navi Mumbai', false, [of('Mumbai', 'Maharashtra'), of('Navi Mumbai', 'Maharashtra')]],
  ['Hinjewadi, Pune', false, [of('Pune', 'Maharashtra')]],
  ['Delhi NCR', false, [of('Delhi', 'Delhi')]],
  ['Dubai, UAE', false, [{ addressLocality: 'Dubai, UAE' }]],
  ['Hyderabad, Pakistan', false, [{ addressLocality: 'Hyderabad, Pakistan' }]],
  ['Hubli, Karnataka', false, [{ addressLocality: 'Hubli', addressRegion: 'Karnataka', addressCountry: 'IN' }]],
  ['Rampur, India', false, [{ addressLocality: 'Rampur', addressCountry: 'IN' }]],
  ['Rampur', false, [{ addressLocality: 'Rampur' }]],
  ['India', false, [{ addressCountry: 'IN' }]],
  ['Remote', true, []],
  ['Work from home', true, []],
  ['Remote', false, []],
  ['Remote, India', true, []],
  ['Springfield', true, []],
  ['Pune (Remote)', true, [of('Pune', 'Maharashtra')]],
])('people report to work in %s (remote: %s)', (location, isRemote, addresses) => {
  expect(addressesOf(location, isRemote)).toEqual(addresses);
});
