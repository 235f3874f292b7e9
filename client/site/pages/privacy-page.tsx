import { InfoPage } from '../info/info-page.tsx';
import { privacyText } from '../info/info-texts.ts';

export const PrivacyPage = () => <InfoPage text={privacyText} />;
