import { InfoPage } from '../info/info-page.tsx';
import { aboutText } from '../info/info-texts.ts';

export const AboutPage = () => <InfoPage text={aboutText} />;
