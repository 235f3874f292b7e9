import { InfoPage } from '../features/site/info-page.tsx';
import { aboutText } from '../features/site/info-texts.ts';

export const AboutPage = () => <InfoPage text={aboutText} />;
