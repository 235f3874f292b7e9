import { InfoPage } from '../features/site/info-page.tsx';
import { privacyText } from '../features/site/info-texts.ts';

export const PrivacyPage = () => <InfoPage text={privacyText} />;
